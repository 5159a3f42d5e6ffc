package regola.language.type;

import java.util.Optional;
import regola.language.model.Expr;
import regola.language.model.Setting;

/** Sizes are the smallest and largest value that a computation over numbers and settings can have. */
record Sizes(long least, long most) {
    /**
     * Nothing that can be made so often is allowed anyway; so sums and products stay far from the end of the numbers.
     */
    private static final long LARGEST = 1_000_000_000;

    Sizes {
        least = Math.max(-LARGEST, Math.min(LARGEST, least));
        most = Math.max(-LARGEST, Math.min(LARGEST, most));
    }

    /** @return empty if the expression uses anything that is not known before the set-up */
    static Optional<Sizes> of(Expr value) {
        if (value instanceof Expr.Constant constant) return Optional.of(new Sizes(constant.value(), constant.value()));
        if (value instanceof Expr.SettingValue use && use.setting().form() == Setting.Form.NUMBER) {
            return Optional.of(new Sizes(use.setting().least(), use.setting().most()));
        }
        if (value instanceof Expr.Conditional choice) {
            Optional<Sizes> then = of(choice.then());
            Optional<Sizes> otherwise = of(choice.otherwise());
            if (then.isEmpty() || otherwise.isEmpty()) return Optional.empty();
            return Optional.of(new Sizes(
                    Math.min(then.get().least, otherwise.get().least),
                    Math.max(then.get().most, otherwise.get().most)));
        }
        return value instanceof Expr.Operation operation && operation.operands().size() == 2
                ? of(operation)
                : Optional.empty();
    }

    private static Optional<Sizes> of(Expr.Operation operation) {
        Optional<Sizes> first = of(operation.operands().get(0));
        Optional<Sizes> second = of(operation.operands().get(1));
        if (first.isEmpty() || second.isEmpty()) return Optional.empty();
        Sizes a = first.get();
        Sizes b = second.get();
        return switch (operation.operator()) {
            case ADD -> Optional.of(new Sizes(a.least + b.least, a.most + b.most));
            case SUBTRACT -> Optional.of(new Sizes(a.least - b.most, a.most - b.least));
            case MULTIPLY ->
                Optional.of(new Sizes(
                        Math.min(
                                Math.min(a.least * b.least, a.least * b.most),
                                Math.min(a.most * b.least, a.most * b.most)),
                        Math.max(
                                Math.max(a.least * b.least, a.least * b.most),
                                Math.max(a.most * b.least, a.most * b.most))));
            default -> Optional.empty();
        };
    }
}
