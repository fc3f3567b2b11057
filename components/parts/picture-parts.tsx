import { buttonStyle } from "@/components/ui/button-style";
import { Chevron } from "@/components/ui/line-icon";
import { Icon, iconShapes, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Photo } from "@/components/ui/photo";
import { SitePicture } from "@/components/ui/site-picture";
import { PictureMessage } from "@/components/ui/picture-message";
import { PartState, type UiPart } from "./part";

// `Object.keys` forgets what it was given.
const iconNames = Object.keys(iconShapes) as IconName[];
const box = "rounded-card relative aspect-16/10 overflow-hidden";

/** Parts that are drawn. */
export const pictureParts: readonly UiPart[] = [
  {
    file: "icon",
    text: "Line icons in the colour of the text. What they stand in carries the name.",
    states: (
      <ul className="grid grid-cols-2 gap-4 text-sm sm:grid-cols-3 lg:grid-cols-5">
        {iconNames.map((name) => (
          <li key={name} className="flex items-center gap-3">
            <Icon name={name} className="size-6" />
            {name}
          </li>
        ))}
      </ul>
    ),
  },
  {
    file: "line-icon",
    text: "The frame of an icon, and by itself the arrow of folding parts.",
    states: (
      <details className="group">
        <summary className="min-h-touch inline-flex list-none items-center gap-3 font-bold">
          Turns when it is opened
          <Chevron className="size-5 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <p>What was folded.</p>
      </details>
    ),
  },
  {
    file: "picture",
    text: "Fills its box, which gives the shape.",
    states: (
      <div className="grid gap-6 sm:grid-cols-2">
        <PartState name="a photo">
          <div className={box}>
            <Picture
              src="/media/tower-07-morning.jpg"
              alt="A tower in the morning"
              sizes="(min-width: 640px) 50vw, 100vw"
            />
          </div>
        </PartState>
        <PartState name="no picture">
          <div className={box}>
            <Picture src={null} alt="a project" sizes="100vw" />
          </div>
        </PartState>
      </div>
    ),
  },
  {
    file: "site-picture",
    text: "The same where only the server renders, which knows in which sizes the site has it.",
    states: (
      <div className={box}>
        <SitePicture
          src="/media/tower-07-morning.jpg"
          alt="A tower in the morning, in the sizes of the site"
          sizes="(min-width: 640px) 50vw, 100vw"
        />
      </div>
    ),
  },
  {
    file: "photo",
    text: "What the browser has of it: for what is surely a picture, and looks after its failing itself.",
    states: (
      <div className={box}>
        <Photo src="/media/tower-07-morning.jpg" alt="A tower in the morning, once more" sizes="100vw" />
      </div>
    ),
  },
  {
    file: "picture-message",
    text: "A screen that says that something is not there, and where to go on.",
    states: (
      <PictureMessage
        picture={{ src: "/media/banner-keys-desk.jpg", alt: "House keys on a desk" }}
        title="Nothing is here"
        text="What has happened, in a sentence or two."
      >
        <a href="#picture-message" className={buttonStyle("primary")}>
          The best way on
        </a>
        <a href="#picture-message" className={buttonStyle("outline")}>
          Another way
        </a>
      </PictureMessage>
    ),
  },
];
