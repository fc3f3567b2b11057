import { entriesOf } from "./wording";

/** The twelve fictional developers, with the project names of each in its own style, all invented. */
export type Developer = {
  slug: string;
  name: string;
  /** What its project names begin with. */
  brand: string;
  /** The letters of `HomeClass`, and L for layouts of plots. */
  builds: string;
  towers?: readonly string[];
  villas?: readonly string[];
  plots?: readonly string[];
};

export const demoDevelopers: readonly Developer[] = [
  {
    slug: "aurovelle",
    name: "Aurovelle Homes",
    brand: "Aurovelle",
    builds: "PMV",
    towers: entriesOf(`
      Lakecity, Solmere, Verano, Amberline, Caspia, Linden Court, Daybreak, Palisade, Serein, Marigold Park,
      Corvela, Sunmeadow`),
    villas: entriesOf("Marigold Row, Goldenrod Villas, Sunhaven, Orchard Mews, Lakeside Row"),
  },
  {
    slug: "nirvanta",
    name: "Nirvanta Builders",
    brand: "Nirvanta",
    builds: "MBVL",
    towers: entriesOf(`
      Sharanya, Prashanti, Ekanta, Suvarna, Udayam, Saranga, Manasa, Vasudha, Tejaswi, Ananda Vihar,
      Samhita, Sukriti, Mangala`),
    villas: entriesOf("Ashrama Villas, Tapovan Row, Shantivan, Nandanam, Sadhana Villas"),
    plots: entriesOf("Bhoomika, Kshetra, Dhara Fields, Prithvi Layout, Anjali Meadows"),
  },
  {
    slug: "sthirapuri",
    name: "Sthirapuri Estates",
    brand: "Sthirapuri",
    builds: "MBL",
    towers: entriesOf(`
      Dhruva, Mandara, Nakshatra, Pushkara, Keerthi, Bhavani Towers, Gokulam, Ashtami, Rohini, Chaitra,
      Swarna Court, Revathi, Vaishakha, Hemanta`),
    plots: entriesOf(`
      Grama, Sasya Enclave, Sthala, Vedika Layout, Kaveri Acres, Godavari Acres, Haritha Enclave`),
  },
  {
    slug: "kohinest",
    name: "Kohinest Realty",
    brand: "Kohinest",
    builds: "PMV",
    towers: entriesOf(`
      Opaline, Beryl, Topaz One, Zircon, Moonstone, Peridot, Jade Court, Solitaire Square, Garnet Heights,
      Tourmaline, Onyx, Citrine`),
    villas: entriesOf("Garnet Grove, Pearl Mews, Amethyst Villas, Jasper Lane"),
  },
  {
    slug: "deccora",
    name: "Deccora Spaces",
    brand: "Deccora",
    builds: "PMV",
    towers: entriesOf(`
      Basalt, Terrazzo, Granite Court, Jali, Lattice, Plinth, Charcoal House, Loft & Lane, Courtyard Nine,
      Slate, Limewash, Rockface`),
    villas: entriesOf("Stonecourt Villas, Boulder Lane, Quarry Row, Tandur House"),
  },
  {
    slug: "vanamitra",
    name: "Vanamitra Living",
    brand: "Vanamitra",
    builds: "BVL",
    towers: entriesOf(`
      Neem Court, Ashoka Walk, Peepal, Champaka, Kadamba, Gulmohar, Palash, Bamboo Green, Parijata,
      Banyan Square, Jamun Tree`),
    villas: entriesOf(`
      Tamarind Hill, Sal Grove, Mango Orchard Villas, Sandal Woods, Teakwood Row, Frangipani Villas`),
    plots: entriesOf("Tulasi Meadows, Ber Orchard, Amla Fields, Kanuga Acres, Moringa Park"),
  },
  {
    slug: "meridivya",
    name: "Meridivya Developers",
    brand: "Meridivya",
    builds: "PM",
    towers: entriesOf(`
      Equinox, Longitude, Polaris, Zenith One, Solstice, Perihelion, Orion House, Arcturus, Meridian Square,
      Vega Heights, Parallax, Azimuth`),
  },
  {
    slug: "pratishta-arc",
    name: "Pratishta Arc Projects",
    brand: "Pratishta Arc",
    builds: "PM",
    towers: entriesOf(`
      Keystone, Vault, Cornice, Pavilion, Lintel, Portico, Colonnade, Span, Rotunda, Mezzanine, Fanlight,
      Parapet`),
  },
  {
    slug: "lumeraya",
    name: "Lumeraya Group",
    brand: "Lumeraya",
    builds: "PM",
    towers: entriesOf(`
      Prism, Halo, Lantern, Afterlight, Spectra, Dawnline, Candela, Firefly, Skylight, Lucent, Deepam, Glint`),
  },
  {
    slug: "terraneel",
    name: "Terraneel Plots & Villas",
    brand: "Terraneel",
    builds: "VL",
    villas: entriesOf(`
      Indigo Villas, Neelambari, Bluefield Row, Silt & Stone, Lapis Court, Azure Mews, Monsoon Villas,
      Jalsa Row`),
    plots: entriesOf(`
      Bluefield, Neelgiri Meadows, Indigo Acres, Riverbed, Cobalt County, Sapphire Layout, Blue Furrow,
      Kingfisher Fields, Waterline, Iris Meadows`),
  },
  {
    slug: "samvara-heights",
    name: "Samvara Heights Infra",
    brand: "Samvara Heights",
    builds: "PM",
    towers: entriesOf(`
      Skyward, Altitude, Summit House, Ridge, Crest Two, Updraft, Cirrus, Horizon Line, Aerie, Escarpment,
      Cloudbank, Plateau`),
  },
  {
    slug: "brickavya",
    name: "Brickavya Constructions",
    brand: "Brickavya",
    builds: "BML",
    towers: entriesOf(`
      Red Lane, Kiln House, Terracotta, Hearth, Courses, Mortar & Moss, Chimney Row, Nest, Firebrick,
      Gable House, Corbel, Herringbone, Ledge, Flemish Bond`),
    plots: entriesOf("Claypit Layout, Ochre Fields, Red Soil Acres, Kiln Meadows, Brickfield Plots"),
  },
];
