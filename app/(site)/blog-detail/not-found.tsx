import type { Metadata } from "next";
import Link from "next/link";
import { TextPage } from "@/components/layout/text-page";
import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/routes";

export const metadata: Metadata = { title: "Blog not found" };

export default function BlogNotFound() {
  return (
    <TextPage title="Blog not found" lead="The blog you're looking for doesn't exist or has been removed.">
      <p className="flex flex-wrap gap-3">
        <Link href={paths.home} className={buttonStyle("primary")}>
          Go to Home
        </Link>
        <Link href={paths.blog} className={buttonStyle("outline")}>
          All blogs
        </Link>
      </p>
    </TextPage>
  );
}
