import { Icon } from "@/components/ui/icon";
import { about } from "@/content/about";
import { t } from "@/lib/base/language";

/** A letter from the head of the company. */
export function CeoMessage() {
  const { name, role, message } = about.ceo;
  const initials = name
    .split(" ")
    .map((word) => word[0])
    .join("");
  return (
    <section aria-labelledby="ceo" className="container-page py-12 md:py-16">
      <div className="border-surface-line rounded-card shadow-soft mx-auto grid max-w-4xl gap-6 border bg-white p-6 md:grid-cols-[auto_1fr] md:gap-10 md:p-10">
        <Icon name="quote" className="text-gold-500 size-10 md:size-14" />
        <div>
          <h2 id="ceo" className="text-2xl font-black">
            {t("Message from the CEO")}
          </h2>
          <blockquote className="mt-4 grid gap-4 text-lg">
            {message.map((paragraph) => (
              <p key={paragraph}>{t(paragraph)}</p>
            ))}
          </blockquote>
          <p className="mt-6 flex items-center gap-4">
            <span
              aria-hidden="true"
              className="bg-brand-600 grid size-12 shrink-0 place-items-center rounded-full font-black text-white"
            >
              {initials}
            </span>
            <span>
              <span className="block font-bold">{name}</span>
              <span className="text-ink-600 block text-sm">{t(role)}</span>
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}
