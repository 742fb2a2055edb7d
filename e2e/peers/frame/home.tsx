const HOT = Array.from({ length: 12 }, (_, index) => `/covers/rng-${index}.svg`);

export function Home() {
  return (
    <section className="home">
      <h1>Good evening</h1>
      <img src="/covers/hero.svg" alt="" width={1400} height={360} fetchPriority="high" />
      <p>Slots, fish and more, all in one place.</p>
      <div>
        {HOT.map((cover) => (
          <img key={cover} src={cover} alt="" width={110} height={110} />
        ))}
      </div>
    </section>
  );
}
