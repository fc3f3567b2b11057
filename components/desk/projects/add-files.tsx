import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import { ChoiceField, FileBox, pictureTypes, Suggestions, TextBox } from "../fields";
import { UploadCard } from "../form-part";

const albums = ["exterior", "interior", "amenities", "floor plan", "location", "progress"];
const notes = [
  ["Artist’s impression", "Artist’s impressions"],
  ["Model flat", "Photos of a model flat"],
] as const;

/** Pictures and a brochure for a project. */
export function AddFiles({ id, brochure }: { id: number; brochure: string }) {
  return (
    <UploadCard
      id="add-files"
      title="Add pictures or a brochure"
      action={deskCall(deskCallPaths.addFiles, { id: String(id) })}
      version={brochure}
      note="At most 40 MB at once. Pictures are turned upright, and lose where they were taken."
    >
      <FileBox name="pictures" label="Pictures, several at once" accept={pictureTypes} multiple />
      <div className="pointer-fine:hidden">
        <FileBox name="camera" label="Take a photo" accept={pictureTypes} capture="environment" />
      </div>
      <ChoiceField name="note" label="What they are" none="Photos" value={null} options={notes} />
      <TextBox name="album" label="Album" list="albums" maxLength={40}>
        <Suggestions id="albums" names={albums} />
      </TextBox>
      <FileBox name="brochure" label="Brochure (PDF)" accept="application/pdf" />
    </UploadCard>
  );
}
