import { Link } from "@/components/ui/link";
import { Icon } from "@/components/ui/icon";
import { SitePicture } from "@/components/ui/site-picture";
import type { Banner } from "@/lib/words/words-schema";
import { t } from "@/lib/base/language";

/** What the company wants to be seen these days: each is a picture and a line that lead somewhere. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  return (
    <section aria-label={t("News")} className="bg-white">
      <ul className="container-page grid gap-4 pt-12 md:pt-16">
        {banners.map(({ text, image, alt, link }) => (
          <li
            key={`${text} ${link}`}
            className="rounded-card bg-gold-100 relative grid overflow-hidden sm:grid-cols-[2fr_3fr]"
          >
            <div className="relative aspect-[16/7] sm:aspect-auto sm:min-h-40">
              <SitePicture src={image} alt={alt} sizes="(min-width: 640px) 40vw, 92vw" />
            </div>
            <p className="self-center p-[min(1.5rem,6vw)] md:p-8">
              <Link
                href={link}
                className="text-xl font-bold text-balance underline-offset-4 after:absolute after:inset-0 hover:underline md:text-2xl"
              >
                {text}
                <Icon name="chevronRight" className="ml-1 inline size-5 align-[-2px]" />
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
