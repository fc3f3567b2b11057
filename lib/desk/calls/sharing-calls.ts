import "server-only";
import { readFields } from "@/lib/api/read-submission";
import { deskCallPaths as paths, deskPaths, takingPath } from "@/lib/desk/forms/desk-paths";
import { sharingFormSchema, sharingSetting, takingFormSchema } from "@/lib/desk/forms/sharing";
import { saveSetting } from "@/lib/desk/store/settings";
import { saveTaking } from "@/lib/desk/store/taking-mutations";
import { callsOf } from "./kinds-of-call";
import { readAs } from "./read-sent";
import type { StaffCall } from "./serve-desk";

/** Whether leads are given to agents by themselves, and which to whom: what owners set. */
const call = callsOf({ role: "owner", pageOf: () => deskPaths.sharing });

export const sharingCalls: readonly StaffCall[] = [
  call(paths.saveSharing, async ({ sent }, actor) => {
    const { version, isOn } = readAs(sharingFormSchema, sent);
    await saveSetting(actor, sharingSetting, { seen: version, value: { isOn } });
    return { to: `${deskPaths.sharing}?done=${isOn ? "on" : "off"}` };
  }),
  call(
    { path: paths.saveTaking, pageOf: ({ params }) => takingPath(params.id ?? "") },
    async ({ params, sent }, actor) => {
      const { version: seen, mostOpen } = readFields(takingFormSchema, sent);
      await saveTaking(actor, params.id ?? "", { seen, mostOpen, fields: sent });
      return { to: `${deskPaths.sharing}?done=taken` };
    },
  ),
];
