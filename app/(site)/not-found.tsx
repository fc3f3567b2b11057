import Image from "next/image";
import Link from "next/link";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/routes";

/**
 * Inside the frame. Not at the root: Next sends the root's not-found screen along with every page, and with a frame of
 * its own it made up three quarters of them (measured: 106 of 133 kB of a guide).
 */
export default function NotFound() {
  return (
    <div className="container-page grid items-center gap-8 py-10 md:grid-cols-2 md:gap-16 md:py-20">
      <div className="rounded-card bg-surface-warm relative aspect-[16/10] overflow-hidden">
        <Image
          src="/media/banner-keys-desk.jpg"
          alt="House keys on a desk"
          fill
          sizes="(min-width: 768px) 50vw, 100vw"
          quality={70}
          loading="eager"
          className="object-cover"
        />
      </div>
      <div>
        <h1 className="text-3xl font-black md:text-4xl">404 Not Found</h1>
        <p className="text-ink-600 mt-3 text-lg">
          There is no page at this address. It may have moved, or the home you looked for is no longer on
          offer.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Link href={paths.listing} prefetch={false} className={buttonStyle("primary")}>
            <Icon name="search" />
            Search homes
          </Link>
          <Link href={paths.home} prefetch={false} className={buttonStyle("outline")}>
            Go to Home
          </Link>
        </p>
      </div>
    </div>
  );
}
