import { Container } from "../ui/page";
import { PlainLinks } from "../ui/plain-links";

/** `filter` is a value of the listing's filter by pet. */
const kinds = [
  { title: "Dogs", pet: "dog-husky", filter: "dog" },
  { title: "Cats", pet: "cat-ginger", filter: "cat" },
  { title: "Rabbits", pet: "rabbit", filter: "small-pet" },
  { title: "Parrots", pet: "parrot", filter: "bird" },
  { title: "Guinea pigs", pet: "guinea-pig", filter: "small-pet" },
  { title: "Horses", pet: "horse", filter: "horse" },
];

/** Whoever it is, we can print it. */
export function PetsByKind() {
  return (
    <section className="bg-card">
      <Container className="py-10 lg:py-20">
        <h2 className="font-heading text-2xl font-semibold md:text-3xl">Fur, feathers or hooves</h2>
        <p className="mt-2 max-w-measure text-lg text-soft-ink">
          If it has a name and you have a photo, we can make something of it.
        </p>
        <PlainLinks>
          <ul className="mt-6 grid grid-cols-3 gap-4 md:grid-cols-6 lg:gap-8">
            {kinds.map(({ title, pet, filter }) => (
              <li key={pet}>
                <a
                  href={`/pet-gifts?pet=${filter}`}
                  className="group block rounded-card text-center font-semibold hover:text-accent"
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
