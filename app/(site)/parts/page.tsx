import { notFound } from "next/navigation";
import { listParts } from "@/components/parts/list-parts";
import { Part } from "@/components/parts/part";
import { pictureParts } from "@/components/parts/picture-parts";
import { textParts } from "@/components/parts/text-parts";
import { unseenParts } from "@/components/parts/unseen-parts";
import { env } from "@/lib/process/env";
import { hiddenMetadata } from "@/lib/seo/page-metadata";

/** The setting is read at each request: a build may be served with it and without. */
export const dynamic = "force-dynamic";

export const metadata = hiddenMetadata({ title: "Parts" });

const seenParts = [...textParts, ...listParts, ...pictureParts];

/** Every part of components/ui in each of its states, for designers and developers; to visitors it is no page. */
export default function PartsPage() {
  if (process.env.NODE_ENV !== "development" && env().PARTS_PAGE !== "on") notFound();
  return (
    <div className="container-page py-10">
      <h1 className="text-3xl font-black md:text-4xl">Parts</h1>
      <p className="text-ink-600 max-w-measure mt-3 text-lg">
        What components/ui holds, each part under the name of its file. Look here before you write a second
        one.
      </p>
      <ul className="mt-5 mb-10 flex flex-wrap gap-x-6">
        {seenParts.map(({ file }) => (
          <li key={file}>
            <a
              href={`#${file}`}
              className="text-brand-600 min-h-touch inline-flex items-center underline-offset-4 hover:underline"
            >
              {file}
            </a>
          </li>
        ))}
      </ul>
      {seenParts.map((part) => (
        <Part key={part.file} {...part} />
      ))}
      <h2 className="border-surface-line border-t pt-12 text-xl font-bold">
        Parts that are not seen by themselves
      </h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        {unseenParts.map(({ file, text }) => (
          <div key={file} data-part={file}>
            <dt className="font-bold">{file}</dt>
            <dd className="text-ink-600">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
