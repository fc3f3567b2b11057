export { default, generateMetadata } from "@/app/(site)/faqs/page";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}
