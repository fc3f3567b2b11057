import { notFound } from "next/navigation";
import { ButtonParts } from "@/components/parts/button-parts";
import { CarouselParts } from "@/components/parts/carousel-parts";
import { ListParts } from "@/components/parts/list-parts";
import { PagingParts } from "@/components/parts/paging-parts";
import { PictureParts } from "@/components/parts/picture-parts";
import { TextParts } from "@/components/parts/text-parts";
import { UnseenParts } from "@/components/parts/unseen-parts";
import { env } from "@/lib/env";
import { hiddenMetadata } from "@/lib/seo";

/** The setting is read at each request: a build may be served with it and without. */
export const dynamic = "force-dynamic";

export const metadata = hiddenMetadata({ title: "Parts" });

/** Every part of components/ui in each of its states, for designers and developers; to visitors it is no page. */
export default function PartsPage() {
  if (process.env.NODE_ENV !== "development" && env().PARTS_PAGE !== "on") notFound();
  return (
    <div className="container-page py-10">
      <h1 className="text-3xl font-black md:text-4xl">Parts</h1>
      <p className="text-ink-600 max-w-measure mt-3 mb-8 text-lg">
        What components/ui holds, each part under the name of its file. Look here before you write a second
        one.
      </p>
      <ButtonParts />
      <TextParts />
      <PagingParts />
      <CarouselParts />
      <PictureParts />
      <ListParts />
      <UnseenParts />
    </div>
  );
}
