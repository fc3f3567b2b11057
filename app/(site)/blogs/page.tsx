import { permanentRedirect } from "next/navigation";
import { paths } from "@/lib/routes";

/** The name that some menus use for the blog (specification, section 2). */
export default function BlogsPage() {
  permanentRedirect(paths.blog);
}
