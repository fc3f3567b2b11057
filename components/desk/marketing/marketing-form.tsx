import { buttonStyle } from "@/components/ui/button-style";
import { presetNames, presets, type Marketing } from "@/lib/desk/forms/campaign-link";
import { deskPaths } from "@/lib/desk/forms/desk-paths";
import { boxStyle, labelStyle } from "../field-style";

/** Which page, where the link is put, and the name of the campaign. A form that works by itself. */
export function MarketingForm({ asked }: { asked: Marketing }) {
  return (
    <form action={deskPaths.marketing} className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_auto] md:items-end">
      <div>
        <label htmlFor="page" className={labelStyle}>
          Page: its address, or a project’s name
        </label>
        <input
          id="page"
          name="page"
          defaultValue={asked.page}
          placeholder="Name or address"
          className={boxStyle}
        />
      </div>
      <div>
        <label htmlFor="preset" className={labelStyle}>
          For
        </label>
        <select id="preset" name="preset" defaultValue={asked.preset} className={boxStyle}>
          {presetNames.map((name) => (
            <option key={name} value={name}>
              {presets[name].label}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor="campaign" className={labelStyle}>
          Campaign
        </label>
        <input
          id="campaign"
          name="campaign"
          defaultValue={asked.campaign}
          maxLength={80}
          className={boxStyle}
        />
      </div>
      <button className={buttonStyle("primary", "justify-self-start")}>Show</button>
    </form>
  );
}
