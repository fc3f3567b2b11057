import { boxStyle, labelStyle } from "./field-style";

/** The formats that the site reads. Named one by one, they make an iPhone send JPG and not the HEIC that it keeps. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

type Props = {
  name: string;
  label: string;
  accept: string;
  multiple?: boolean;
  required?: boolean;
  capture?: "environment";
};

/** Takes files from this device: chosen, or dropped onto it. */
export function FileBox({ name, label, ...box }: Props) {
  return (
    <div>
      <label htmlFor={name} className={labelStyle}>
        {label}
      </label>
      <input
        id={name}
        name={name}
        type="file"
        {...box}
        className={`${boxStyle} file:rounded-control file:bg-surface-line file:mr-3 file:min-h-8 file:border-0 file:px-3 file:font-bold`}
      />
    </div>
  );
}
