import { buttonClasses } from "../ui/button";
import { dynamicStyle } from "../ui/dynamic-style";
import { PlainLinks } from "../ui/plain-links";
import type { CustomerPhotoView } from "./read-customer-photos.server";

/** Prints of customers' photos, each with the pet's name below. */
export function CustomerPhotos({ photos }: { photos: CustomerPhotoView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4 lg:gap-6">
      {photos.map(({ id, petName, position }) => (
        <li key={id} className="min-w-0 rounded-field border border-line bg-print p-2.5 text-on-print sm:p-3">
          <img
            {...dynamicStyle({ "object-position": position ?? undefined })}
            src={`/customer-photos/${id}/thumbnail`}
            srcSet={`/customer-photos/${id}/thumbnail 400w, /customer-photos/${id}/preview 900w`}
            sizes="(min-width: 1280px) 290px, (min-width: 768px) 23vw, 44vw"
            alt={`${petName}, a customer's pet`}
            width="400"
            height="400"
            loading="lazy"
            className="aspect-square w-full bg-sand object-cover"
          />
          <p aria-hidden="true" className="mt-2 truncate text-center font-heading text-lg">
            {petName}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The section of the home page; nothing while no photo is published. */
export function HomeCustomerPhotos({ photos }: { photos: CustomerPhotoView[] }) {
  if (photos.length === 0) return null;
  return (
    <section aria-labelledby="home-customer-photos" className="laid-out-late py-10 lg:py-16">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 lg:mb-8">
        <h2 id="home-customer-photos" className="font-heading text-2xl font-semibold md:text-3xl">
          Our customers' pets
        </h2>
        <PlainLinks>
          <a href="/share-your-photo" className={buttonClasses("plain")}>
            Share yours, get $10 off
          </a>
        </PlainLinks>
      </div>
      <CustomerPhotos photos={photos} />
    </section>
  );
}
