export { CostWords as default } from "@/components/languages/te/cost-words";
