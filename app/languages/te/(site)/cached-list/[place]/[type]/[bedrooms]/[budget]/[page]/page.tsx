export {
  default,
  generateMetadata,
} from "@/app/(site)/cached-list/[place]/[type]/[bedrooms]/[budget]/[page]/page";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}
