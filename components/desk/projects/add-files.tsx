import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { boxStyle, cardStyle, labelStyle } from "../field-style";
import { FileBox, pictureTypes } from "../file-box";

const albums = ["exterior", "interior", "amenities", "floor plan", "location", "progress"];
const notes = [
  ["", "Photos"],
  ["Artist’s impression", "Artist’s impressions"],
  ["Model flat", "Photos of a model flat"],
] as const;

/** Pictures and a brochure from this device. A form of the browser's own: files are dropped onto its boxes, or come from the camera. */
export function AddFiles({ id }: { id: number }) {
  return (
    <section className={cardStyle} aria-labelledby="add-files">
      <h2 id="add-files" className="text-lg font-bold">
        Add pictures or a brochure
      </h2>
      <form
        method="post"
        encType="multipart/form-data"
        action={deskCall(deskCallPaths.addFiles, { id: String(id) })}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
      >
        <FileBox name="pictures" label="Pictures, several at once" accept={pictureTypes} multiple />
        <div className="pointer-fine:hidden">
          <FileBox name="camera" label="Take a photo" accept={pictureTypes} capture="environment" />
        </div>
        <div>
          <label htmlFor="note" className={labelStyle}>
            What they are
          </label>
          <select id="note" name="note" className={boxStyle}>
            {notes.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="album" className={labelStyle}>
            Album
          </label>
          <input id="album" name="album" list="albums" maxLength={40} className={boxStyle} />
          <datalist id="albums">
            {albums.map((album) => (
              <option key={album} value={album} />
            ))}
          </datalist>
        </div>
        <FileBox name="brochure" label="Brochure (PDF)" accept="application/pdf" />
        <p className="text-ink-600 text-sm">
          At most 40 MB at once. Pictures are turned upright, and lose where they were taken.
        </p>
        <button className={buttonStyle("outline", "justify-self-start")}>
          <Icon name="image" />
          Add
        </button>
      </form>
    </section>
  );
}
