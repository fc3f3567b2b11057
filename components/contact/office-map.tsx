"use client";

import { useState } from "react";
import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { t } from "@/lib/base/language";

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

/** A drawing of streets, in place of the map until the visitor asks for it. Decoration. */
function MapDrawing() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      className="absolute inset-0 size-full"
    >
      <path d="M430 0c10 60-40 90-20 150s90 60 110 120 10 60 20 90h100V0z" className="fill-gold-100" />
      <path d="M60 230h110v80H60zM250 30h120v70H250z" className="fill-success-50" />
      <g className="stroke-white" strokeWidth="14" strokeLinecap="round">
        <path d="M-10 120C120 90 220 150 340 130S560 60 660 90" />
        <path d="M90-10C110 90 70 180 130 370" />
        <path d="M-10 280c140-40 260 10 380-10s200 0 290 40" />
        <path d="M330-10c20 90-30 200 10 380M520-10c-20 110 50 240 20 380" />
      </g>
      <g className="stroke-surface-line" strokeWidth="2">
        <path d="M-10 60c100 20 180-20 260 0M-10 190c60 10 100-20 130-10M190 140c-20 60 10 110-10 230M420 120c-10 50 30 90 10 150M560 90c20 60-10 120 30 190M350 220c80-10 120 20 200 0" />
      </g>
    </svg>
  );
}
