export { default, generateMetadata } from "@/app/(site)/propertydetails/[id]/[[...slug]]/page";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}
