"use client";

import type { ComponentProps } from "react";
import { callbackForm } from "@/lib/enquiries/forms/callback-form";
import { InteractiveForm } from "./interactive-form";

/** The form of each project's page, which stays in the browser: its data are not in each page. */
export function CallbackForm(props: Omit<ComponentProps<typeof InteractiveForm>, "form">) {
  return <InteractiveForm form={callbackForm} {...props} />;
}
