package regola.language.tree;

/** A DeclarationVisitor does something for each form of declaration; the compiler sees to it that none is forgotten. */
public interface DeclarationVisitor<R> {
    R setting(Declaration.Setting node);

    R choiceItems(Declaration.ChoiceItems node);

    R board(Declaration.Board node);

    R mark(Declaration.Mark node);

    R zone(Declaration.Zone node);

    R pieces(Declaration.Pieces node);

    R group(Declaration.Group node);

    R keep(Declaration.Keep node);

    R each(Declaration.Each node);

    R moment(Declaration.Moment node);

    R start(Declaration.Start node);

    R turn(Declaration.Turn node);

    R function(Declaration.Function node);

    R rule(Declaration.Rule node);

    R conditions(Declaration.Conditions node);

    R when(Declaration.When node);

    R score(Declaration.Score node);

    R aim(Declaration.Aim node);

    R winners(Declaration.Winners node);

    R words(Declaration.Words node);

    R demand(Declaration.Demand node);

    R unread(Declaration.Unread node);

    R setSetting(Change.SetSetting node);

    R setMark(Change.SetMark node);

    R replace(Change.Replace node);

    R replaceRequirement(Change.ReplaceRequirement node);

    R remove(Change.Remove node);

    R addBeside(Change.AddBeside node);

    R addTo(Change.AddTo node);
}
