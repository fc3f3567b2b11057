export { default, generateMetadata } from "@/app/(site)/home-loan/page";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}
