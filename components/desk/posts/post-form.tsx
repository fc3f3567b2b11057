import { buttonStyle } from "@/components/ui/button-style";
import { deskCall, deskCallPaths } from "@/lib/desk/forms/desk-paths";
import type { Fields, FormDraft, FormField } from "@/lib/desk/forms/form-field";
import { addressField, coverFields, postFields, type PostWork } from "@/lib/desk/forms/post-form";
import { DeskForm } from "../desk-form";
import { FieldBox } from "../field-box";
import { FirstButton, FormPart, SaveBar } from "../form-part";

type Props = {
  /** `null` for a new one. */
  post: Pick<PostWork, "id" | "version" | "fields" | "state" | "isFromFile"> | null;
  draft: FormDraft | null;
};

const kept: Pick<FormField, "hint" | "required"> = {
  hint: "Its text came from a file as HTML, and stays as long as this is empty. What you write here takes its place",
};

/** All fields of a post. Its preview shows what is typed, saved or not. */
export function PostForm({ post, draft }: Props) {
  const fields: Fields = draft?.fields ?? post?.fields ?? {};
  const errors = draft?.errors ?? [];
  const errorsOf = (name: string) => errors.filter(({ path }) => path === name).map(({ msg }) => msg);
  const version = errorsOf("version")[0] ?? draft?.fields.version ?? post?.version;
  const box = (field: FormField) => (
    <FieldBox
      key={field.name}
      field={
        post?.isFromFile && field.name === "markdown" ? { ...field, required: undefined, ...kept } : field
      }
      value={fields[field.name] ?? ""}
      errors={errorsOf(field.name)}
    />
  );
  return (
    <DeskForm
      version={post?.version}
      action={deskCall(deskCallPaths.savePost, { id: String(post?.id ?? "new") })}
      problem={draft?.problem}
      words={draft ? "typed" : "keeps"}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
    >
      <FirstButton />
      <input type="hidden" name="version" defaultValue={version} />
      <FormPart title="Words">
        {postFields.map(box)}
        {(post === null || post.state === "draft") && box(addressField)}
      </FormPart>
      <FormPart title="Cover">
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">{coverFields.map(box)}</div>
      </FormPart>
      <SaveBar>
        <button className={buttonStyle("primary", "grow sm:grow-0")}>
          {post ? "Save" : "Save the draft"}
        </button>
        <button name="preview" value="yes" className={buttonStyle("outline", "grow bg-white sm:grow-0")}>
          Preview
        </button>
      </SaveBar>
    </DeskForm>
  );
}
