import { notFound } from "next/navigation";
import { blogNotFoundMetadata } from "@/lib/blog/blog-json-ld";

export const metadata = blogNotFoundMetadata;

/** Without a post's name there is nothing to show (specification, section 2). */
export default function BareBlogDetailPage() {
  notFound();
}
