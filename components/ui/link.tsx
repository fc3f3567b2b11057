import NextLink from "next/link";
import type { ComponentProps } from "react";
import { here, language, languageOf } from "@/lib/base/language";

type Props = ComponentProps<typeof NextLink> & { href: string };

/**
 * A link inside the site, in the language of the page it stands on. Nothing is asked for because it comes into view
 * (`AskOnIntent` asks). Where the other page is there in English alone it is loaded whole, because what the browser holds is
 * in one language.
 */
export function Link({ href, ...props }: Props) {
  const own = here(href);
  if (languageOf(own) !== language()) return <a {...props} href={href} hrefLang="en" />;
  return <NextLink {...props} href={own} prefetch={false} />;
}
