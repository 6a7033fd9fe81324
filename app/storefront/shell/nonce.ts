import { createContext } from "react";

/** The nonce of this response's inline scripts; empty in the browser, which hides it from scripts. */
export const Nonce = createContext("");
