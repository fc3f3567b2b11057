import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { PictureMessage } from "@/components/ui/picture-message";
import { paths } from "@/lib/base/paths";
import { t } from "@/lib/base/language";

/** Shown for any address that is not a page (specification, section 2). */
export function NotFoundScreen() {
  return (
    <PictureMessage
      picture={{ src: "/media/banner-keys-desk.jpg", alt: t("House keys on a desk") }}
      title={t("404 Not Found")}
      text={t(
        "There is no page at this address. It may have moved, or the home you looked for is no longer on offer.",
      )}
    >
      <Link href={paths.listing} className={buttonStyle("primary")}>
        <Icon name="search" />
        {t("Search homes")}
      </Link>
      <Link href={paths.home} className={buttonStyle("outline")}>
        {t("Go to Home")}
      </Link>
    </PictureMessage>
  );
}
