export { default, generateMetadata, generateStaticParams } from "@/app/(site)/builders/[slug]/page";

export const revalidate = 300;
