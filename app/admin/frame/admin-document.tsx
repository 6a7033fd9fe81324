import { Meta } from "@remix-run/react";
import type { ReactNode } from "react";
import styles from "../admin.css";

/** The HTML document of a page of the staff: without the shop's header, footer, styles and scripts. */
export function AdminDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <Meta />
        <link rel="stylesheet" href={styles} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>{children}</body>
    </html>
  );
}
