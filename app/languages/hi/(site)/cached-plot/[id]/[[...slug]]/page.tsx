export { default, generateMetadata } from "@/app/(site)/cached-plot/[id]/[[...slug]]/page";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}
