"""Learns to beat random players: proximal policy optimisation with masked actions, in plain PyTorch on a CPU.

    python train_ppo.py [--minutes 5] [--rules base] [--save policy.pt]

Needs torch besides `ostrov[envs]`. Two players to 6 points, so that games are short; the learner has seat 0,
a random bot seat 1, both in native code. Prints the share of games won as it goes.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn

import ostrov.envs
from ostrov.envs.batches import Batch

GAMES, STEPS, EPOCHS, PARTS = 256, 32, 2, 8
GAMMA, LAMBDA, CLIP, ENTROPY = 0.995, 0.95, 0.2, 0.01
BONUS = 0.05  # for each victory point on the way


class Policy(nn.Module):
    """Two layers that actor and critic share."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actor, self.critic = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        """What to do, and what it is worth."""
        hidden = self.body(seen)
        logits = self.actor(hidden).masked_fill(mask == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.critic(hidden)[:, 0]


def table(rules: str, bot: str, size: int = GAMES) -> Batch:
    """The games to learn from."""
    return ostrov.envs.batch(
        size, rules, 2, bots=[None, bot], victory_points=6, max_steps=2000, offers_per_turn=0
    )


def collect(games: Batch, policy: Policy, points: np.ndarray) -> tuple[dict[str, Tensor], list[bool]]:
    """Some steps of all games, with advantages; and the results of the games that ended."""
    rows: dict[str, list[Tensor]] = {
        k: [] for k in ("seen", "mask", "action", "log", "value", "reward", "end")
    }
    results: list[bool] = []
    for _ in range(STEPS):
        seen, mask = torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy())
        with torch.no_grad():
            choice, value = policy(seen, mask)
            action = choice.sample()
        step = games.step(action.numpy())
        ended = step.terminated | step.truncated
        reward = step.rewards[:, 0] + BONUS * (games.points[:, 0] - points)
        points[:] = np.where(ended, 0, games.points[:, 0])
        results += [winner == 0 for winner in games.winners[ended]]
        new = (
            seen,
            mask,
            action,
            choice.log_prob(action),
            value,
            torch.from_numpy(reward.astype(np.float32)),
        )
        for kept, item in zip(rows.values(), (*new, torch.from_numpy(ended.copy())), strict=True):
            kept.append(item)
    with torch.no_grad():
        _, value = policy(torch.from_numpy(games.observations.copy()), torch.from_numpy(games.masks.copy()))
    advantage, ahead = [], torch.zeros(games.size)
    for t in reversed(range(STEPS)):
        on = 1.0 - rows["end"][t].float()
        delta = rows["reward"][t] + GAMMA * value * on - rows["value"][t]
        ahead = delta + GAMMA * LAMBDA * on * ahead
        advantage.insert(0, ahead)
        value = rows["value"][t]
    found = {name: torch.cat(items) for name, items in rows.items()}
    found["advantage"] = torch.cat(advantage)
    found["target"] = found["advantage"] + found["value"]
    return found, results


def improve(policy: Policy, optimiser: torch.optim.Optimizer, data: dict[str, Tensor]) -> None:
    """Some passes over what was collected."""
    size = len(data["action"])
    for _ in range(EPOCHS):
        for part in torch.randperm(size).chunk(PARTS):
            choice, value = policy(data["seen"][part], data["mask"][part])
            ratio = (choice.log_prob(data["action"][part]) - data["log"][part]).exp()
            advantage = data["advantage"][part]
            advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            error = (value - data["target"][part]).pow(2).mean()
            loss = -gain + 0.5 * error - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def evaluate(policy: Policy, rules: str, bot: str, wanted: int = 200, seed: int = 10**6) -> float:
    """The share of games won against a bot, with seeds that were not learnt from."""
    games, results = table(rules, bot, 100), []
    games.reset(seed)
    while len(results) < wanted:
        with torch.no_grad():
            choice, _ = policy(torch.from_numpy(games.observations), torch.from_numpy(games.masks.copy()))
        step = games.step(choice.sample().numpy())
        results += [winner == 0 for winner in games.winners[step.terminated | step.truncated]]
    return float(np.mean(results))


def main() -> None:
    """Learns for some minutes and tells how well it plays."""
    words = argparse.ArgumentParser()
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--rules", default="base")
    words.add_argument("--save")
    chosen = words.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)  # more only wait for each other on small networks
    games = table(chosen.rules, "random")
    policy = Policy(games.blocks.size, len(games.actions))
    optimiser = torch.optim.Adam(policy.parameters(), 1e-3)
    games.reset(seed=1)
    points, start, rounds = np.zeros(games.size, np.int32), time.monotonic(), 0
    print(
        f"untrained: {evaluate(policy, chosen.rules, 'random'):.0%} of games won against random", flush=True
    )
    while time.monotonic() - start < 60 * chosen.minutes:
        data, results = collect(games, policy, points)
        improve(policy, optimiser, data)
        rounds += 1
        if rounds % 5 == 0:
            won = f"{np.mean(results):.0%} of {len(results)} games won" if results else "no game ended"
            minutes = (time.monotonic() - start) / 60
            print(f"{minutes:5.1f} minutes, {rounds * GAMES * STEPS:,} steps: {won}", flush=True)
    for bot in ("random", "greedy"):
        print(f"trained: {evaluate(policy, chosen.rules, bot):.0%} of games won against {bot}", flush=True)
    if chosen.save:
        torch.save(policy.state_dict(), chosen.save)


if __name__ == "__main__":
    main()
