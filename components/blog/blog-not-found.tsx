import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { PictureMessage } from "@/components/ui/picture-message";
import { paths } from "@/lib/base/paths";

const picture = {
  src: "/media/interior-living-room-02.jpg",
  alt: "Living room with a sage green wall and rust armchairs (artist’s impression)",
};

/** Shown for a post that does not exist (specification, section 2). */
export function BlogNotFound() {
  return (
    <PictureMessage
      picture={picture}
      title="Blog not found"
      text="The blog you're looking for doesn't exist or has been removed."
    >
      <Link href={paths.home} className={buttonStyle("primary")}>
        Go to Home
      </Link>
      <Link href={paths.blog} className={buttonStyle("outline")}>
        All blogs
      </Link>
    </PictureMessage>
  );
}
