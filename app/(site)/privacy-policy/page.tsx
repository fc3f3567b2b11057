import type { Metadata } from "next";
import { TextPage } from "@/components/layout/text-page";
import { brand } from "@/content/site";
import { paths } from "@/lib/routes";

export const metadata: Metadata = {
  title: "Privacy Policy",
  description: `What ${brand.name} learns about you when you use this site, what it is used for, and how to have it shown or erased.`,
  alternates: { canonical: paths.privacy },
};

export default function PrivacyPolicyPage() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="What we learn about you, what we use it for, and what you can ask of us."
    >
      <h2>Information we collect</h2>
      <p>
        What you tell us when you call, write or ask for a callback: your name, phone number, e-mail address
        and the home you ask about. You can read this whole site without telling us anything.
      </p>
      <h2>How we use it</h2>
      <p>
        To answer you, to arrange site visits, and to pass your enquiry to the developer of the project you
        asked about. We contact you by WhatsApp, SMS, phone and e-mail only if you agreed to it.
      </p>
      <h2>Log files</h2>
      <p>
        Like every web server, ours notes the address, time and page of a request, to keep the site running
        and safe.
      </p>
      <h2>Your rights</h2>
      <p>
        You can ask to see, correct or erase what we hold about you. Write to{" "}
        <a href={`mailto:${brand.email}`}>{brand.email}</a>; we respond within one month.
      </p>
      <h2>Children</h2>
      <p>
        We do not knowingly collect information about children under 13. If you think we have, tell us and we
        erase it.
      </p>
    </TextPage>
  );
}
