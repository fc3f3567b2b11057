import { buttonStyle } from "@/components/ui/button-style";
import { paths } from "@/lib/base/paths";

/** Asks for the page whose link is to be shown. A GET form, so that the result has its own address. */
export function LinkForm({ path }: { path: string }) {
  return (
    <form action={paths.sharePreview} className="flex flex-wrap items-end gap-3">
      <label className="min-w-0 flex-1 basis-72 font-bold">
        Link or path of a page of this site
        <input
          name="path"
          type="text"
          inputMode="url"
          required
          maxLength={1024}
          defaultValue={path}
          autoComplete="off"
          spellCheck={false}
          placeholder="/propertylist?location=Kokapet"
          className="border-ink-400 rounded-control min-h-touch mt-1 block w-full border bg-white px-3 font-normal"
        />
      </label>
      <button className={buttonStyle("primary")}>Show preview</button>
    </form>
  );
}
