import { Container } from "../ui/page";

const kinds = [
  { title: "Dogs", pet: "dog-husky" },
  { title: "Cats", pet: "cat-ginger" },
  { title: "Rabbits", pet: "rabbit" },
  { title: "Parrots", pet: "parrot" },
  { title: "Guinea pigs", pet: "guinea-pig" },
  { title: "Horses", pet: "horse" },
];

/** Whoever it is, we can print it. */
export function PetsByKind() {
  return (
    <Container className="py-10 lg:py-20">
      <h2 className="font-heading text-2xl font-semibold md:text-3xl">Fur, feathers or hooves</h2>
      <p className="mt-2 max-w-measure text-lg text-soft-ink">
        If it has a name and you have a photo, we can make something of it.
      </p>
      <ul className="mt-6 grid grid-cols-3 gap-4 md:grid-cols-6 lg:gap-8">
        {kinds.map(({ title, pet }) => (
          <li key={pet} className="text-center">
            <img
              src={`/drawings/${pet}.svg`}
              alt=""
              width="400"
              height="400"
              loading="lazy"
              className="mx-auto aspect-square w-full max-w-[168px] rounded-full"
            />
            <p className="mt-2 font-semibold">{title}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
