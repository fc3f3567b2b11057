import Link from "next/link";
import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/routes";
import { TextPage } from "./text-page";

/** A page whose words are not written yet (specification, section 2). */
export function ComingSoon({ title }: { title: string }) {
  return (
    <TextPage title={title} lead="Coming Soon...">
      <p>We are writing this page. Until it is ready, our guides and our advisers can help.</p>
      <p className="flex flex-wrap gap-3">
        <Link href={paths.blog} className={buttonStyle("primary")}>
          Read our blog
        </Link>
        <Link href={paths.contact} className={buttonStyle("outline")}>
          Contact Us
        </Link>
      </p>
    </TextPage>
  );
}
