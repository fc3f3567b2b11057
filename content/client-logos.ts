/** A developer we work with; `url` is its logo. */
export type ClientLogo = { name: string; url: string };

/** SAMPLES: fictional developers. Put the logos of your own here, with their consent, and set the flag to false. */
export const clientLogosAreSamples = true;

export const clientLogos: readonly ClientLogo[] = [
  { name: "Aurovelle Homes", url: "/media/developers/aurovelle.svg" },
  { name: "Nirvanta Builders", url: "/media/developers/nirvanta.svg" },
  { name: "Sthirapuri Estates", url: "/media/developers/sthirapuri.svg" },
  { name: "Kohinest Realty", url: "/media/developers/kohinest.svg" },
  { name: "Deccora Spaces", url: "/media/developers/deccora.svg" },
  { name: "Vanamitra Living", url: "/media/developers/vanamitra.svg" },
  { name: "Tejomira Habitats", url: "/media/developers/tejomira.svg" },
  { name: "Meridivya Developers", url: "/media/developers/meridivya.svg" },
  { name: "Pratishta Arc Projects", url: "/media/developers/pratishta-arc.svg" },
  { name: "Lumeraya Group", url: "/media/developers/lumeraya.svg" },
  { name: "Terraneel Plots & Villas", url: "/media/developers/terraneel.svg" },
  { name: "Samvara Heights Infra", url: "/media/developers/samvara-heights.svg" },
  { name: "Brickavya Constructions", url: "/media/developers/brickavya.svg" },
  { name: "Varunexa Estates", url: "/media/developers/varunexa.svg" },
];
