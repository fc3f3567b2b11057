export {
  default,
  generateMetadata,
  generateStaticParams,
} from "@/app/(site)/price-trends/[city]/[[...locality]]/page";

export const revalidate = 300;
