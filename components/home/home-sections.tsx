import { Link } from "@/components/ui/link";
import { buttonStyle } from "@/components/ui/button-style";
import { StepList } from "@/components/ui/step-list";
import { assistanceSteps } from "@/content/home";
import { type Claim, brand, places } from "@/content/site";
import { formatMonth } from "@/lib/base/format";
import { paths, placePath } from "@/lib/base/paths";
import { t } from "@/lib/base/language";
import { claimDateText } from "@/components/about/claim-strip";
import { Picture } from "@/components/ui/picture";
import { Carousel } from "@/components/ui/carousel";
import { clientLogos, clientLogosAreSamples } from "@/content/client-logos";
import { LeadDialogLink } from "@/components/enquiries/lead-dialog-link";
import { CallButton } from "@/components/layout/call-button";
import { Icon } from "@/components/ui/icon";
import { BlogCard } from "@/components/blog/blog-card";
import type { BlogPost } from "@/lib/blog/blog-schema";
import { SitePicture } from "@/components/ui/site-picture";
import type { Banner } from "@/lib/words/words-schema";
import { HomeSection } from "./home-section";
import { RetryPanel } from "./retry-panel";

/** From the first search to the booking, in five steps (specification, section 2). */
export function AssistanceStrip({ claims }: { claims: readonly Claim[] }) {
  return (
    <HomeSection title="End-to-end assistance" text="One adviser, five steps, nothing to pay for it.">
      <StepList steps={assistanceSteps} />
      <div className="bg-surface-warm rounded-card mt-10 flex flex-col gap-6 p-6 sm:flex-row sm:items-center sm:justify-between md:px-8">
        <ul className="flex flex-wrap gap-x-10 gap-y-4">
          {claims.map(({ figure, label, asOf }) => (
            <li key={label}>
              <p className="figures text-2xl font-black">
                {t(figure)} {t(label)}
              </p>
              <p className="text-ink-600 text-sm">{t("as of {month}", { month: formatMonth(asOf) ?? "" })}</p>
            </li>
          ))}
        </ul>
        <Link href={paths.contact} className={buttonStyle("primary", "px-8")}>
          {t("Get in Touch")}
        </Link>
      </div>
    </HomeSection>
  );
}

/** The company's four claims in figures, each with the date since which it is true. */
export function ClaimBadges({ claims }: { claims: readonly Claim[] }) {
  return (
    <section
      aria-label={t("{company} in figures", { company: brand.name })}
      className="border-surface-line border-b bg-white"
    >
      <dl className="container-page grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,34%)),1fr))] gap-x-4 gap-y-8 py-10 lg:grid-cols-4">
        {claims.map((claim) => (
          <div key={claim.label} className="border-gold-500 flex flex-col border-l-2 pl-4">
            <dt className="order-2 font-bold">{t(claim.label)}</dt>
            <dd className="text-brand-600 figures order-1 text-2xl font-black md:text-3xl">
              {t(claim.figure)}
            </dd>
            <dd className="text-ink-600 order-3 text-sm">{claimDateText(claim)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** 14 logos in a loop, 2 s each; 1, 2, 3 or 4 at a time from 320, 600, 900, 1200 px (specification, section 9). */
export function ClientLogos() {
  return (
    <HomeSection
      warm
      title="Developers we work with"
      text={clientLogosAreSamples ? "Sample logos: these developers are fictional." : undefined}
    >
      <Carousel
        label="Logos of developers"
        noun="logos"
        loop
        autoplay={{ intervalMs: 2_000 }}
        layout="[--gap:24px] [--per-view:1] min-[600px]:[--per-view:2] min-[900px]:[--per-view:3] min-[1200px]:[--per-view:4]"
      >
        {clientLogos.map(({ name, url }, place) => (
          <div key={place} className="logo-slide">
            <span>
              <Picture src={url} alt={name} sizes="250px" draggable={false} className="object-contain" />
            </span>
          </div>
        ))}
      </Carousel>
    </HomeSection>
  );
}

/** A way to reach us for visitors who would rather ask than search. */
export function ExpertContact() {
  return (
    <section aria-labelledby="expert-heading" className="bg-white">
      <div className="container-page pt-12 md:pt-16">
        <div className="border-gold-500 rounded-card bg-surface-warm flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-l-4 p-6 md:p-8">
          <div className="max-w-measure min-w-0 grow basis-72">
            <h2 id="expert-heading" className="text-2xl font-black">
              {t("Talk to an expert")}
            </h2>
            <p className="text-ink-600 mt-1">
              {t(
                "Tell us what you are looking for, and hear which projects fit, what they cost and when they are ready.",
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LeadDialogLink form="contact" className={buttonStyle("primary")}>
              {t("Message us")}
            </LeadDialogLink>
            <CallButton />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Links to a few localities to begin with. */
export function LocalityLinks() {
  return (
    <HomeSection
      title="Start with a neighbourhood"
      text="Where you live decides more about your day than the floor plan does."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {places.starting.map(({ name, text }) => (
          <li key={name}>
            <Link
              href={placePath(name)}
              className="group border-surface-line rounded-card hover:shadow-soft flex h-full flex-col border bg-white p-5 transition-shadow duration-200"
            >
              <Icon name="pin" className="text-gold-700 size-6" />
              <span className="group-hover:text-brand-600 mt-3 text-xl font-bold transition-colors duration-150">
                {t(name)}
              </span>
              <span className="text-ink-600 mt-1">{t(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

/** The newest posts; nothing when there are none. `null` means they could not be read (specification, section 8). */
export function LatestBlogs({ posts }: { posts: readonly BlogPost[] | null }) {
  if (posts?.length === 0) return null;
  return (
    <HomeSection
      title="From our blog"
      text="What to check, ask and work out before you buy."
      more={{ label: "All blogs", href: paths.blog }}
    >
      {posts ? (
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, position) => (
            // A fourth post is shown only with two columns, to fill their second row.
            <li key={post.id} className={position < 3 ? "" : "hidden sm:max-lg:block"}>
              <BlogCard post={post} position={position} heading="h3" priority={false} />
            </li>
          ))}
        </ul>
      ) : (
        <RetryPanel title="Failed to load blogs" text="Please try again later." />
      )}
    </HomeSection>
  );
}

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
