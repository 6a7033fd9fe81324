/** Parts of a product page that the server renders and browsers keep as they are (shell/server-markup.tsx). */
export { ProductQuestions } from "../reviews/product-questions";
export { ProductRating } from "../reviews/product-rating";
export { ProductReviews } from "../reviews/product-reviews";
export { ProductAssurances } from "./product-assurances";
