import { Accordion } from "@/components/ui/accordion";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ClampedText } from "@/components/ui/clamped-text";
import { StepList } from "@/components/ui/step-list";
import { assistanceSteps } from "@/content/home";
import { testimonials } from "@/content/testimonials";
import { Part, State } from "./part";

const home = { label: "Home", href: "/" };
const panels = ["first", "second", "third"].map((word) => ({
  id: `panel-${word}`,
  title: `The ${word} question`,
  content: <p>An answer. Opening another panel closes this one.</p>,
}));

/** Parts that are made of words. */
export function TextParts() {
  return (
    <>
      <Part file="breadcrumb" text="Where a page stands. The page itself is named and not linked.">
        <State name="a step below home">
          <Breadcrumb trail={[home, { label: "Blog", href: "/blog" }]} />
        </State>
        <State name="a long way, which wraps">
          <Breadcrumb
            trail={[
              home,
              { label: "Residential projects", href: "/propertylist" },
              { label: "Hyderabad", href: "/propertylist?location=Hyderabad" },
              { label: "A project whose name takes more room than a narrow screen has", href: "/parts" },
            ]}
          />
        </State>
      </Part>
      <Part file="accordion" text="Questions that open one at a time, by the browser alone.">
        <State name="the first is open">
          <Accordion name="parts" items={panels} heading="h3" />
        </State>
      </Part>
      <Part file="clamped-text" text="Text that is cut after six lines, with a button for the rest.">
        <div className="grid gap-6 md:grid-cols-2">
          <State name="long">
            <ClampedText text={testimonials[0]?.description ?? ""} about="a long text" />
          </State>
          <State name="short: no button, but its room">
            <ClampedText text="Two lines at most, and so nothing is cut." about="a short text" />
          </State>
        </div>
      </Part>
      <Part file="step-list" text="Steps on a thread: below each other, on wide screens side by side.">
        <StepList steps={assistanceSteps} />
      </Part>
    </>
  );
}
