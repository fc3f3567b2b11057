import { Accordion } from "@/components/ui/accordion";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { buttonStyle } from "@/components/ui/button-style";
import { CallButton } from "@/components/layout/call-button";
import { CopyButton } from "@/components/ui/copy-button";
import { ClampedText } from "@/components/ui/clamped-text";
import { Icon } from "@/components/ui/icon";
import { StepList } from "@/components/ui/step-list";
import { assistanceSteps } from "@/content/home";
import { testimonials } from "@/content/testimonials";
import { PartState, type UiPart } from "./part";

const home = { label: "Home", href: "/" };
const panels = ["first", "second", "third"].map((word) => ({
  id: `panel-${word}`,
  title: `The ${word} question`,
  content: <p>An answer. Opening another panel closes this one.</p>,
}));

/** Parts that are made of words. */
export const textParts: readonly UiPart[] = [
  {
    file: "copy-button",
    text: "Copies the text beside it; without JavaScript it is not there.",
    states: (
      <PartState name="beside a number">
        <p className="flex items-center gap-3">
          P00000000001
          <CopyButton text="P00000000001" what="sample number" />
        </p>
      </PartState>
    ),
  },
  {
    file: "button-style",
    text: "The classes of a button, for a link as well. One primary button to a view.",
    states: (["primary", "outline", "quiet"] as const).map((look) => (
      <PartState key={look} name={look}>
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className={buttonStyle(look)}>
            Search homes
          </button>
          <button type="button" className={buttonStyle(look)}>
            <Icon name="search" />
            With an icon
          </button>
          <a href="#button-style" className={buttonStyle(look)}>
            A link
          </a>
          <button type="button" disabled className={buttonStyle(look)}>
            Switched off
          </button>
        </div>
      </PartState>
    )),
  },
  {
    file: "call-button",
    text: "Calls the company; from components/layout.",
    states: (
      <div className="flex flex-wrap gap-3">
        <CallButton />
        <CallButton look="primary" />
      </div>
    ),
  },
  {
    file: "breadcrumb",
    text: "Where a page stands. The page itself is named and not linked.",
    states: (
      <>
        <PartState name="a step below home">
          <Breadcrumb trail={[home, { label: "Blog", href: "/blog" }]} />
        </PartState>
        <PartState name="a long way, which wraps">
          <Breadcrumb
            trail={[
              home,
              { label: "Residential projects", href: "/propertylist" },
              { label: "Hyderabad", href: "/propertylist?location=Hyderabad" },
              { label: "A project whose name takes more room than a narrow screen has", href: "/parts" },
            ]}
          />
        </PartState>
      </>
    ),
  },
  {
    file: "accordion",
    text: "Questions that open one at a time, by the browser alone.",
    states: <Accordion name="parts" items={panels} heading="h3" />,
  },
  {
    file: "clamped-text",
    text: "Text that is cut after six lines, with a button for the rest. Short text keeps the button's room.",
    states: (
      <div className="grid gap-6 md:grid-cols-2">
        <PartState name="long">
          <ClampedText text={testimonials[0]?.description ?? ""} about="a long text" />
        </PartState>
        <PartState name="short">
          <ClampedText text="Two lines at most, and so nothing is cut." about="a short text" />
        </PartState>
      </div>
    ),
  },
  {
    file: "step-list",
    text: "Five steps on a thread: below each other, on wide screens side by side.",
    states: <StepList steps={assistanceSteps} />,
  },
];
