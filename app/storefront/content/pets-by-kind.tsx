import type { HomePets } from "~/brand/home-schema";
import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";

/** Links to the products for each kind of pet. */
export function PetsByKind({ pets: { title, lead, category, kinds } }: { pets: HomePets }) {
  return (
    <section className="bg-card">
      <Container className="py-10 lg:py-20">
        <h2 className="font-heading text-2xl font-semibold md:text-3xl">{title}</h2>
        <p className="mt-2 max-w-measure text-lg text-soft-ink">{lead}</p>
        <PlainLinks>
          <ul className="mt-6 grid grid-cols-3 gap-4 md:grid-cols-6 lg:gap-8">
            {kinds.map(({ title, pet, filter }) => (
              <li key={pet}>
                <a
                  href={`/${category}?pet=${filter}`}
                  className="group block rounded-card text-center font-semibold hover:text-accent-strong"
                >
                  <img
                    src={`/drawings/${pet}.svg`}
                    alt=""
                    width="400"
                    height="400"
                    loading="lazy"
                    className="mx-auto aspect-square w-full max-w-[168px] rounded-full transition-shadow duration-200 ease-out group-hover:shadow-float"
                  />
                  <span className="mt-2 block">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        </PlainLinks>
      </Container>
    </section>
  );
}
