export { LoanWords as default } from "@/components/languages/te/loan-words";
