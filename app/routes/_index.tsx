export default function Home() {
  return <h1>My Pet Canvas</h1>;
}
