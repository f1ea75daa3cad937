async ([tags, without]) => {
    const rules = Object.fromEntries(without.map((id) => [id, { enabled: false }]));
    const found = await axe.run(document, { runOnly: { type: 'tag', values: tags }, rules, resultTypes: ['violations'] });
    return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html}`),
    }));
}
