() => {
  // The middle of an edge that cannot be chosen, on the way from a road that can be: two sides away from its settlement.
  const points = [...document.querySelectorAll('.targets .target[data-kind=edge] .sign')].map((sign) => {
    const box = sign.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const node = [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
  const board = document.querySelector('.board svg').getBoundingClientRect();
  const centre = [board.x + board.width / 2, board.y + board.height / 2];
  const far = ([x, y]) => Math.hypot(x - centre[0], y - centre[1]);
  const candidates = points.flatMap(([x, y]) => {
    const out = [x - node[0], y - node[1]];
    return [Math.PI / 3, -Math.PI / 3].map((turn) => {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      return [node[0] + 2 * out[0] + cos * out[0] - sin * out[1], node[1] + 2 * out[1] + sin * out[0] + cos * out[1]];
    });
  });
  return candidates.sort((one, other) => far(one) - far(other))[0];
}
