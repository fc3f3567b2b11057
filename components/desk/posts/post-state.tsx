import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { blogPostPath } from "@/lib/base/paths";
import { marketingPath } from "@/lib/desk/forms/campaign-link";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { formatMoment } from "@/lib/desk/forms/moments";
import { postStateWords, type PostWork } from "@/lib/desk/forms/post-form";
import { DeskForm } from "../desk-form";
import { FileBox, pictureTypes } from "../file-box";
import { boxStyle, cardStyle, labelStyle } from "../field-style";
import { UploadCard } from "../upload-card";

const linkStyle = "text-brand-600 min-h-touch inline-flex items-center gap-2 underline underline-offset-4";

/** Whether a post is on the site, and since when. */
export function PostState({ post }: { post: PostWork }) {
  const { id, state, at, withdrawnAt, slug } = post;
  const page = blogPostPath(slug);
  const isOn = state === "published";
  return (
    <section className={cardStyle} aria-labelledby="state">
      <h2 id="state" className="text-lg font-bold">
        {postStateWords[state]}
      </h2>
      <p className="text-ink-600 wrap-anywhere">
        {state === "draft" ? "Begun" : "Dated"} {formatMoment(at)}
        {state === "withdrawn" && withdrawnAt && `, withdrawn ${formatMoment(withdrawnAt)}`} · {page}
      </p>
      {isOn && (
        <p className="flex flex-wrap gap-x-4">
          <a href={page} target="_blank" rel="noreferrer" className={linkStyle}>
            <Icon name="external" className="size-5" />
            See it as visitors do
          </a>
          <a href={marketingPath({ page })} className={linkStyle}>
            Link and QR code
          </a>
        </p>
      )}
      <DeskForm
        action={deskCall(isOn ? deskCallPaths.withdrawPost : deskCallPaths.publishPost, { id: String(id) })}
      >
        <button className={buttonStyle("outline")}>
          {isOn ? "Take it off the site" : "Put it on the site"}
        </button>
      </DeskForm>
    </section>
  );
}

/** A picture from this device as the cover. */
export function CoverForm({ id, cover }: { id: number; cover: string }) {
  return (
    <UploadCard
      id="add-cover"
      title="New cover"
      action={deskCall(deskCallPaths.addCover, { id: String(id) })}
      version={cover}
      note="Save the form first. The picture is turned upright, and loses where it was taken."
    >
      <FileBox name="picture" label="Picture" accept={pictureTypes} />
      <div>
        <label htmlFor="alt" className={labelStyle}>
          What it shows
        </label>
        <input id="alt" name="alt" maxLength={160} autoComplete="off" className={boxStyle} />
      </div>
    </UploadCard>
  );
}
