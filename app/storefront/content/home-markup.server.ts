/** Sections of the home page that the server renders and browsers keep as they are (shell/server-markup.tsx). */
export { HomeCustomerPhotos } from "../sharing/customer-photos";
export { HowItWorks } from "./how-it-works";
export { PetsByKind } from "./pets-by-kind";
export { Reassurance } from "./reassurance";
