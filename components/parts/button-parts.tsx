import { buttonStyle } from "@/components/ui/button-style";
import { Icon } from "@/components/ui/icon";
import { Part, State } from "./part";

const looks = ["primary", "outline", "quiet"] as const;

export function ButtonParts() {
  return (
    <Part
      file="button-style"
      text="The classes of a button, for a link as well. One primary button to a view."
    >
      {looks.map((look) => (
        <State key={look} name={look}>
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
        </State>
      ))}
    </Part>
  );
}
