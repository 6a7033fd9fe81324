import type { MetaDescriptor } from "@remix-run/node";
import { thisBrand } from "~/brand/this-brand";
import type { Trail } from "../ui/breadcrumbs";

/** Structured data of pages (schema.org, specification §9 "Structured data"). */

/** @param crumbs from the home page down; `address` absolute */
export function breadcrumbData(crumbs: { title: string; address: string }[]): MetaDescriptor {
  return structured({
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ title, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: address,
    })),
  });
}

/** The same of a page by its breadcrumbs. @param canonical absolute URL of the page */
export function trailData(canonical: string, { steps, here }: Trail): MetaDescriptor {
  const site = new URL(canonical).origin;
  return breadcrumbData([
    { title: "Home", address: `${site}/` },
    ...steps.map(({ title, path }) => ({ title, address: site + path })),
    { title: here, address: canonical },
  ]);
}

export interface Question {
  question: string;
  /** Plain text or simple HTML. */
  answer: string;
}

/** @param site URL of the shop, without a trailing slash: the base of links in the answers */
export function faqData(questions: Question[], site: string): MetaDescriptor {
  return structured({
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.replaceAll('href="/', `href="${site}/`) },
    })),
  });
}

export interface BlogPosting {
  title: string;
  description: string;
  /** Absolute. */
  address: string;
  /** Absolute URL of a PNG or JPEG. */
  image: string;
  /** ISO 8601. */
  publishedAt: string;
  changedAt: string;
  author: string;
}

/** A post of the blog. */
export function blogPostingData(post: BlogPosting): MetaDescriptor {
  return structured({
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: post.image,
    datePublished: post.publishedAt,
    dateModified: post.changedAt,
    author: { "@type": "Organization", name: post.author },
    publisher: { "@type": "Organization", name: thisBrand().name },
    mainEntityOfPage: post.address,
  });
}

const EVERY_DAY = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The shop itself: open 24 hours every day, price range $. @param site its URL, without a trailing slash */
export function organizationData(site: string): MetaDescriptor {
  return structured({
    "@type": ["Organization", "Store"],
    "@id": `${site}/#shop`,
    name: thisBrand().name,
    url: `${site}/`,
    logo: `${site}/social/shop/logo.jpg`,
    email: thisBrand().email,
    address: postalAddress(thisBrand().address),
    priceRange: "$",
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: EVERY_DAY,
      opens: "00:00",
      closes: "23:59",
    },
  });
}

const US_ADDRESS = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<postcode>\d{5}(?:-\d{4})?)$/;

/** @param line such as "12 Harbor Street, Portland, ME 04101"; a line in another format is used as it is */
function postalAddress(line: string) {
  const parts = US_ADDRESS.exec(line)?.groups;
  if (!parts) return line;
  return {
    "@type": "PostalAddress",
    streetAddress: parts.street,
    addressLocality: parts.city,
    addressRegion: parts.state,
    postalCode: parts.postcode,
    addressCountry: "US",
  };
}

/** The site and its search box. @param site its URL, without a trailing slash */
export function webSiteData(site: string): MetaDescriptor {
  return structured({
    "@type": "WebSite",
    name: thisBrand().name,
    url: `${site}/`,
    publisher: { "@id": `${site}/#shop` },
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${site}/catalogsearch/result?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

/** Wraps a schema.org object for the page's head. */
export function structured(thing: object): MetaDescriptor {
  return { "script:ld+json": { "@context": "https://schema.org", ...thing } };
}
