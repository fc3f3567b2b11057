import Link from "next/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { PictureMessage } from "@/components/ui/picture-message";
import { paths } from "@/lib/base/paths";

/** Shown for any address that is not a page (specification, section 2). */
export function NotFoundScreen() {
  return (
    <PictureMessage
      picture={{ src: "/media/banner-keys-desk.jpg", alt: "House keys on a desk" }}
      title="404 Not Found"
      text="There is no page at this address. It may have moved, or the home you looked for is no longer on offer."
    >
      <Link href={paths.listing} prefetch={false} className={buttonStyle("primary")}>
        <Icon name="search" />
        Search homes
      </Link>
      <Link href={paths.home} prefetch={false} className={buttonStyle("outline")}>
        Go to Home
      </Link>
    </PictureMessage>
  );
}
