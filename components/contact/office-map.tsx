"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";
import { MapDrawing } from "./map-drawing";

/**
 * Where the office of this address is. The map comes from another company, so it loads only when somebody asks for it.
 */
export function OfficeMap({ office }: { office: string }) {
  const mapFrame = `https://www.google.com/maps?${new URLSearchParams({ q: office, output: "embed" })}`;
  const mapPage = `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: office })}`;
  const [shown, setShown] = useState(false);
  return (
    <section aria-label={t("Map of the office")}>
      <div className="rounded-card border-surface-line bg-surface-warm relative grid aspect-[4/3] overflow-clip border sm:aspect-[16/9]">
        {shown ? (
          <iframe
            src={mapFrame}
            title={t("Map: {place}", { place: office })}
            referrerPolicy="strict-origin-when-cross-origin"
            // The button that had the focus is gone, so the focus moves to the map.
            ref={(frame) => frame?.focus()}
            className="absolute inset-0 size-full"
          />
        ) : (
          <>
            <MapDrawing />
            <p className="relative grid content-center justify-items-center gap-3 p-4 text-center">
              <button
                type="button"
                onClick={() => setShown(true)}
                className={buttonStyle("primary", "js-only shadow-soft")}
              >
                <Icon name="pin" />
                {t("Show map")}
              </button>
              <span className="js-only rounded-control bg-white/90 px-3 py-1 text-sm text-balance">
                {t("Loads from Google Maps, which may set cookies")}
              </span>
            </p>
          </>
        )}
      </div>
      <a
        href={mapPage}
        target="_blank"
        rel="noopener"
        className="text-brand-600 min-h-touch inline-flex items-center font-bold underline-offset-4 hover:underline"
      >
        {t("Open in maps")}
      </a>
    </section>
  );
}
