import { roles } from "@/lib/desk/forms/roles";
import { boxStyle, labelStyle } from "../field-style";

type Props = { id: string; label: string; value: string };

export function RoleChoice({ id, label, value }: Props) {
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select id={id} name="role" defaultValue={value} className={`${boxStyle} capitalize`}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </select>
    </div>
  );
}
